import { expect, test } from 'vitest';
import { mapHref } from '@/features/care/mapLinks';

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
