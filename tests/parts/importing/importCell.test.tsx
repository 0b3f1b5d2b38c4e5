import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportCell } from '@/parts/importing/ImportCell';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';

interface Place {
  address: string;
}

/** What a cell says of an address that is changed. */
function changed(address: string, now: string): readonly string[] {
  const row: ValidatedRow<Place, object> = {
    id: 2,
    record: 2,
    validation: 'Changed',
    texts: { address: now },
    reasons: {},
    damaged: [],
    draft: { address: now },
    known: { record: {}, fields: { address } },
  };
  return renderToStaticMarkup(
    <ImportCell
      row={row}
      column={{ key: 'address', title: 'Address', kind: 'text', synonyms: [] }}
      isMended={false}
      disabled={false}
      onEdit={() => {}}
      onMend={() => {}}
    />,
  ).split(' → ');
}

test('what changes at the end of a long text is seen to change', () => {
  const long = 'Shop 12, Konkan Plaza, beside the old bus stand, '.repeat(3);
  expect(changed(`${long}Pune 411001`, `${long}Goa 403001`)).toEqual([
    '…the old bus stand, Pune 411001',
    '…the old bus stand, Goa 403001',
  ]);
});

test('of a long text the beginning is told, with no half of a character at its end', () => {
  expect(changed('Pune', `a${'🚚'.repeat(600)}`)).toEqual(['Pune', `a${'🚚'.repeat(59)}…`]);
});
