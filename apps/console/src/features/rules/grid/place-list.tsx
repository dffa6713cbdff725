import type { Place } from './places.ts';

type PlaceListProps = {
  readonly places: readonly { readonly words: string; readonly place: Place }[];
  readonly onOpen: (place: Place) => void;
};

/** Lines of a list that each lead to the cell they speak of. */
export function PlaceList({ places, onOpen }: PlaceListProps) {
  return (
    <ul className="rule-grid-places">
      {places.map(({ words, place }) => (
        <li key={words}>
          {place.table === undefined ? (
            words
          ) : (
            <button type="button" className="link" onClick={() => onOpen(place)}>
              {words}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
