// Proves PR-04.

import { describe, expect, it } from 'vitest';
import { isSameStreet, standardStreet } from './same-street.ts';

describe('a street line', () => {
  it.each([
    ['12 North Elm Street, Apt. 4', '12 N ELM ST APT 4'],
    ['101 Test Street', '101 TEST ST'],
    ['7 Fifth Avenue #12B', '7 5TH AVE # 12B'],
    ['1 O’Brien Court', '1 OBRIEN CT'],
  ])('%s is standardised to %s', (line, standard) => {
    expect(standardStreet(line)).toBe(standard);
  });

  it.each([
    ['12 Elm St', '12 ELM STREET'],
    ['12 Elm', '12 ELM ST'],
    ['12 N. Elm St', '12 NORTH ELM ST'],
    ['12 Elm St N', '12 ELM ST'],
    ['12 Elm St Apt 4', '12 ELM ST UNIT 4'],
    ['12 Elm St #4', '12 ELM ST APT 4'],
    ['12 North Street', '12 NORTH ST'],
    ['40-12 76th Rd', '40-12 76TH RD'],
    ['9 Saint Marks Pl', '9 ST MARKS PLACE'],
  ])('%s is the home at %s', (one, other) => {
    expect([isSameStreet(one, other), isSameStreet(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['12 Elm St', '12 OAK AVE'],
    ['12 Elm St', '12 ELM AVE'],
    ['12 Elm St', '21 ELM ST'],
    ['12 Elm St Apt 4', '12 ELM ST APT 9'],
    ['12 Elm St Apt 4', '12 ELM ST'],
    ['12 Elm St', '12 ELM ST APT 4'],
    ['12 N Elm St', '12 S ELM ST'],
    ['12 North Street', '12 SOUTH ST'],
  ])('%s is not the home at %s', (one, other) => {
    expect([isSameStreet(one, other), isSameStreet(other, one)]).toEqual([false, false]);
  });
});
