import { expect, test } from 'vitest';
import { mapHref, placeHref, routeHref } from '@/parts/mapLinks';

test.each([
  [
    'OpenStreetMap',
    '28.6139, 77.2090',
    'https://www.openstreetmap.org/?mlat=28.6139&mlon=77.2090#map=16/28.6139/77.2090',
  ],
  ['Google Maps', '-8.5,-77', 'https://www.google.com/maps/search/?api=1&query=-8.5%2C-77'],
  ['Map app', '28.6139, 77.2090', 'geo:28.6139,77.2090'],
  ['OpenStreetMap', 'near Pune', undefined],
  ['OpenStreetMap', '28.6139, 77.2090&x=1', undefined],
  ['Map app', '', undefined],
] as const)('%s shows %j at %s', (map, latLong, href) => expect(mapHref(map, latLong)).toBe(href));

test('a place in words is looked for on the map that was chosen, and no words are no place', () => {
  expect(placeHref('Google Maps', ' MIDC, Pune ')).toBe(
    'https://www.google.com/maps/search/?api=1&query=MIDC%2C%20Pune',
  );
  expect(placeHref('Map app', 'Pune & beyond')).toBe('geo:0,0?q=Pune%20%26%20beyond');
  expect(placeHref('OpenStreetMap', '  ')).toBeUndefined();
});

test('a way leads through the places in their order to the last', () => {
  const way = new URL(routeHref(['Chakan', '', 'Hinjewadi', 'Hadapsar']) ?? '');
  expect(Object.fromEntries(way.searchParams)).toEqual({
    api: '1',
    destination: 'Hadapsar',
    travelmode: 'driving',
    waypoints: 'Chakan|Hinjewadi',
  });
  expect(routeHref(['Chakan'])).not.toContain('waypoints');
  expect(routeHref([])).toBeUndefined();
});
