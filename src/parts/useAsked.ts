import { selectDataStatus } from '@/journal/sync/journalSlice';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { MOST_TYPED } from '@/ui/mostTyped';
import { useQueryString } from '@/ui/queryString';
import { useAppSelector } from './hooks';

/** What an address asks for of its screen, beside what the screen shows: a dialog to be opened as `do=<what>`, and values for its fields. */
export function useAsked() {
  const { params, write } = useQueryString();
  const isReady = useAppSelector(selectDataStatus) === 'ready';
  return {
    /** What is asked for; undefined as long as there is no data that it could be about. */
    what: isReady ? (params.get('do') ?? undefined) : undefined,
    /** Those of the fields that the address has a value for. */
    given: <const Field extends string>(...fields: Field[]): { [Name in Field]?: string } =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const value = cleanLine(params.get(field) ?? '').slice(0, MOST_TYPED.line);
          return value === '' ? [] : [[field, value]];
        }),
      ) as { [Name in Field]?: string },
    /** Takes it out of the address, with the values of these fields. */
    done: (...fields: string[]) => {
      // An import has words of its own there, which may still be on their way out.
      const words = [...new URLSearchParams(window.location.search).keys()].filter((word) =>
        word.startsWith('import.'),
      );
      write(Object.fromEntries(['do', ...fields, ...words].map((word) => [word, undefined])));
    },
  };
}
