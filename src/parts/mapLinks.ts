import type { MapName } from '@/store/browser/looksSlice';

const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Where each map shows a place of so many degrees north and east. */
const MAP_HREFS: Record<MapName, (north: string, east: string) => string> = {
  OpenStreetMap: (north, east) => `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`,
  'Google Maps': (north, east) => `https://www.google.com/maps/search/?api=1&query=${north}%2C${east}`,
  'Map app': (north, east) => `geo:${north},${east}`,
};

/** The address at which a map shows coordinates such as `28.6139, 77.2090`; undefined where a text is none. */
export function mapHref(map: MapName, latLong: string): string | undefined {
  const [, north, east] = COORDINATES.exec(latLong) ?? [];
  return north === undefined || east === undefined ? undefined : MAP_HREFS[map](north, east);
}

/** Where each map looks for a place by the words that a client gave of it. */
const PLACE_HREFS: Record<MapName, (words: string) => string> = {
  OpenStreetMap: (words) => `https://www.openstreetmap.org/search?query=${words}`,
  'Google Maps': (words) => `https://www.google.com/maps/search/?api=1&query=${words}`,
  'Map app': (words) => `geo:0,0?q=${words}`,
};

/** The address at which a map looks for a place that is told in words; undefined where there are none. */
export const placeHref = (map: MapName, place: string): string | undefined =>
  place.trim() === '' ? undefined : PLACE_HREFS[map](encodeURIComponent(place.trim()));

/** Google's directions take so many places between here and the last. */
const MOST_BETWEEN = 9;

/**
 * The address of a way through places in their order, from wherever one is; undefined where there are none. It is always Google's,
 * as the other maps find their way by coordinates alone; https://developers.google.com/maps/documentation/urls/get-started.
 */
export function routeHref(places: readonly string[]): string | undefined {
  const stops = places.map((place) => place.trim()).filter((place) => place !== '');
  const last = stops.at(-1);
  if (last === undefined) return undefined;
  const between = stops.slice(0, -1).slice(0, MOST_BETWEEN);
  const words = new URLSearchParams({
    api: '1',
    destination: last,
    travelmode: 'driving',
    ...(between.length > 0 && { waypoints: between.join('|') }),
  });
  return `https://www.google.com/maps/dir/?${words}`;
}
