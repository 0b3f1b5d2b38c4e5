import { useMachine } from '@xstate/react';
import { useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { takingTurns } from '@/journal/kit/takingTurns';
import { importMachine } from '@/machines/import';
import type { ImportInput, ReadFile, ReadInput } from '@/machines/importContext';
import type { Progress } from '@/machines/progress';
import { doubtfulColumns, fileTableOf, matchHeadings, type SheetTable } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import { validatorFor } from '@/store/kit/sheets/validating';
import { runToEnd } from '@/journal/kit/runToEnd';
import { readingFile } from '@/store/kit/sheets/readingFile';
import type { Take } from './useTaking';

/** The way of a file's rows to the records that are there; `known` are those when it began, `take` tells whether it took the good rows. */
export function useImport<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
  take: Take<Draft, Known>,
) {
  const [validate] = useState(() => validatorFor(importable, known));
  const { columns } = importable;
  const validating = ({ table, mapping, mended }: ImportInput) => validate(table as SheetTable, mapping, mended);
  const actors = {
    read: fromPromise<ReadFile, ReadInput>(async ({ input: { file, sheet: wanted, onProgress }, signal }) => {
      if (!file) throw new Error('Choose a file.');
      const table = fileTableOf(await readingFile(file, onProgress, signal, wanted), importable);
      const isDoubtful = Object.keys(doubtfulColumns(table, columns)).length > 0;
      const mapping = matchHeadings(table.headings, columns);
      return {
        table,
        mapping,
        isMapped: !isDoubtful && columns.every(({ key, optional }) => optional || mapping[key] !== undefined),
      };
    }),
    validate: fromPromise<void, ImportInput & Progress>(async ({ input: { onProgress, ...input }, signal }) => {
      await takingTurns(validating(input), onProgress, signal);
    }),
    take: fromPromise<void, ImportInput & Progress>(async ({ input: { onProgress, ...input }, signal }) => {
      const validated = await takingTurns(validating(input), (share) => onProgress(share / 2), signal);
      const good = validated.filter(({ validation }) => validation === 'New' || validation === 'Changed');
      if (!(await take(good, (share) => onProgress((1 + share) / 2), signal))) throw new Error('Nothing was imported.');
    }),
  };
  const [state, send] = useMachine(importMachine.provide({ actors }));
  const { table, mapping, mended } = state.context;
  const isShown = state.matches('preview') || state.matches('importing');
  // Once they were validated bit by bit, only what was mended since is new.
  const rows = useMemo(
    () => (isShown && table ? runToEnd(validate(table as SheetTable, mapping, mended)) : []),
    [isShown, validate, table, mapping, mended],
  );
  return { state, send, rows };
}
