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
