import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ImportMapping } from '@/parts/importing/ImportMapping';
import type { FileTable } from '@/store/kit/sheets/headings';
import type { ProductDraft } from '@/store/purchasing/vendors/vendor';
import { productImportable } from '@/store/purchasing/vendors/productImport';

test('the columns that a file must have are marked, and no others', () => {
  const table: FileTable = { headings: ['A', 'B'], rows: [], sheets: [], sheet: 0 };
  const ignore = () => {};
  const html = renderToString(
    createElement(ImportMapping<ProductDraft>, {
      columns: productImportable.columns,
      table,
      mapping: {},
      onSheet: ignore,
      onEdit: ignore,
      onOtherFile: ignore,
      onMapped: ignore,
    }),
  );
  const marked = [...html.matchAll(/<span class="[^"]*required[^"]*">([^<]+)<\/span>/g)].map(([, title]) => title);
  expect(marked).toEqual(['Product Name', 'Rate', 'Unit', 'MOQ']);
  expect(html.match(/aria-required="true"/g)).toHaveLength(marked.length);
});
