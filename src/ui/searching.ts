type SearchText<Row> = (row: Row) => string;

const textOfRow = new WeakMap<SearchText<never>, WeakMap<object, string>>();
const textsOfList = new WeakMap<readonly object[], { by: SearchText<never>; texts: readonly string[] }>();

/** The rows' texts in lower case: each made once for its row, however often the list around it changes. */
function textsOf<Row extends object>(rows: readonly Row[], searchText: SearchText<Row>): readonly string[] {
  const known = textsOfList.get(rows);
  if (known?.by === searchText) return known.texts;
  const made = textOfRow.get(searchText) ?? new WeakMap<object, string>();
  textOfRow.set(searchText, made);
  const texts = rows.map((row) => {
    const text = made.get(row) ?? searchText(row).toLowerCase();
    made.set(row, text);
    return text;
  });
  textsOfList.set(rows, { by: searchText, texts });
  return texts;
}

/** A number as its row's text has it besides: without the spaces and strokes that may be typed in it. */
const unspacedNumber = (query: string) => (/\d/.test(query) ? query.replaceAll(/[\s-]/g, '') : query);

/** The rows whose text holds the query, ignoring case, and the spaces in a number; all of them for an empty query. */
export function searched<Row extends object>(rows: readonly Row[], searchText: SearchText<Row>, query: string) {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return rows;
  const texts = textsOf(rows, searchText);
  const number = unspacedNumber(wanted);
  return rows.filter(
    (_row, index) => texts[index]?.includes(wanted) || (number !== wanted && texts[index]?.includes(number)),
  );
}
