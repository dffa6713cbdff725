import type { Place } from './places.ts';

type PlaceListProps = {
  readonly places: readonly { readonly words: string; readonly place: Place }[];
  readonly onOpen: (place: Place) => void;
};

/** Lists problems or changes, each linked to its cell. */
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
