import { useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { selectReceivingContext, type ReceivingContext } from '@/store/stock/receiving/receivingContext';
import {
  validatedUnits,
  unitValidator,
  listedWith,
  listKept,
  mendedWith,
  bareUnit,
  type ListedUnit,
} from '@/store/stock/receiving/manifest';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { unitOfText } from '@/store/kit/scanning/manifestText';
import type { ScanAnswer } from '@/ui/LastAnswers';

type List = readonly ListedUnit[];

/** Validates a unit on the list before it, as `after` has both: one that follows on the last one does so without validating all anew. */
function useListValidation(request: StockRequest) {
  const store = useAppStore();
  const validated = useRef<{ context: ReceivingContext; after: List; validate: ReturnType<typeof unitValidator> }>(
    undefined,
  );
  return (before: List, unit: ListedUnit, after: List) => {
    const now = selectReceivingContext(store.getState());
    const last = validated.current;
    const follows = last?.context === now && last.after === before;
    const validate = follows ? last.validate : unitValidator(now, now.requests.entities[request.id] ?? request);
    if (!follows) for (const one of before) validate(one);
    const validation = validate(unit);
    validated.current = { context: now, after, validate };
    return validation;
  };
}

/** The units that are scanned for a request, kept in this browser until they are received, and validated by what is known at each moment. */
export function useManifest(request: StockRequest) {
  const store = useAppStore();
  const draft = useFormDraft('receive', request.id);
  const [units, setUnits] = useState<List>(() => listKept(draft.kept));
  const context = useAppSelector(selectReceivingContext);
  /** A paste gives many before anything renders again. */
  const latest = useRef(units);
  const validate = useListValidation(request);

  const put = (next: List) => {
    latest.current = next;
    setUnits(next);
    if (next.length > 0) draft.keep({ units: next });
    else draft.drop();
  };

  return {
    units: validatedUnits(context, request, units),
    context,
    /** The list as it is at this moment, validated by what is known at this moment. */
    now: () => {
      const known = selectReceivingContext(store.getState());
      const current = known.requests.entities[request.id] ?? request;
      return { context: known, request: current, units: validatedUnits(known, current, latest.current) };
    },
    scan: (line: number, text: string): ScanAnswer => {
      const scanned = unitOfText(text);
      const before = latest.current;
      const after = listedWith(before, line, scanned);
      const [unit] = after.slice(before.length);
      if (!unit) {
        put(after);
        return { tone: 'known', text: `${scanned.number} is in this list already.` };
      }
      const { tone, text: said } = validate(before, unit, after);
      put(after);
      return { tone: tone === 'warning' ? 'good' : tone, text: said };
    },
    /** Puts units back that were taken away. */
    add: (back: List) => {
      const ids = new Set(back.map(({ id }) => id));
      put([...back.map(bareUnit), ...latest.current.filter(({ id }) => !ids.has(id))]);
    },
    remove: (ids: ReadonlySet<string>) => put(latest.current.filter(({ id }) => !ids.has(id))),
    /** Mends the number of a unit in its place. */
    mend: (id: string, typed: string) => put(mendedWith(latest.current, id, unitOfText(typed))),
    /** Says else of a unit what stands beside its number, or which SIM it comes with. */
    amend: (id: string, said: Partial<Pick<ListedUnit, 'further' | 'sim'>>) =>
      put(latest.current.map((unit) => (unit.id === id ? { ...unit, ...said } : unit))),
  };
}

export type OpenManifest = ReturnType<typeof useManifest>;
