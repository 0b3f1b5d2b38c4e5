type SearchText<Row> = (row: Row) => string;

const kept = new WeakMap<SearchText<never>, WeakMap<object, string>>();

/** A row's text in lower case, made once for each row: making all of them at each keystroke is felt in a long list. */
function keptText<Row extends object>(searchText: SearchText<Row>): SearchText<Row> {
  const texts = kept.get(searchText) ?? new WeakMap<object, string>();
  kept.set(searchText, texts);
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = searchText(row).toLowerCase();
    texts.set(row, text);
    return text;
  };
}

/** The rows whose text holds the query, ignoring case; all of them for an empty query. */
export function searched<Row extends object>(rows: readonly Row[], searchText: SearchText<Row>, query: string) {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return rows;
  const textOf = keptText(searchText);
  return rows.filter((row) => textOf(row).includes(wanted));
}
