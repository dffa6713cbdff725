/// <reference path="./zipcodes.d.ts" />
import type { lookUpZip as call } from '@homeline/contract/property/look-up-zip.ts';
import { isStateCode } from '@homeline/domain/states/us-states.ts';
import type { Handler } from '../../http/handler.ts';

/** Returns the city and the state of a ZIP code from data that ships with the server. A city may have other names: it is a proposal. */
export const lookUpZip: Handler<typeof call> = async ({ params }) => {
  // Large, so it is loaded when an address is first typed.
  const { default: zipCodes } = await import('zipcodes');
  const place = zipCodes.lookup(params.zip);
  return place && isStateCode(place.state) ? { city: place.city, state: place.state } : {};
};
