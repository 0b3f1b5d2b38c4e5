import { useQueryString } from './queryString';

/** Which record's details are open, as `details=<id>`; Back closes them, or `close`, with all that is in them. */
export function useOpenDetails() {
  const { params, write } = useQueryString();
  return {
    id: params.get('details') ?? undefined,
    open: (id: number | string) => write({ details: String(id) }, { push: true }),
    close: () => {
      // Of the address itself, as what a list in them has just written may not be rendered yet.
      const names = [...new URLSearchParams(window.location.search).keys()];
      write(
        Object.fromEntries(
          names.filter((name) => name === 'tab' || name.startsWith('details')).map((name) => [name, undefined]),
        ),
      );
    },
  };
}
