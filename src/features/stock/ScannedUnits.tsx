import { Button } from 'antd';
import { formatCount } from '@/format';
import { isGood, type ValidatedUnit } from '@/store/stock/receiving/manifest';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { useFocusKept } from '@/ui/useFocusKept';
import { scannedColumns } from './scannedColumns';
import type { OpenManifest } from './useManifest';

/** What was scanned and is not received yet, the newest first, each with what becomes of it. */
export function ScannedUnits({ request, manifest }: { request: StockRequest; manifest: OpenManifest }) {
  const toast = useToast();
  const { units } = manifest;
  const remove = (removed: readonly ValidatedUnit[], said: string) => {
    manifest.remove(new Set(removed.map(({ id }) => id)));
    toast({
      text: said,
      undo: () => {
        manifest.add(removed);
        return undefined;
      },
    });
  };
  const place = useFocusKept<HTMLElement>(units.length, null);
  const bad = units.filter((unit) => !isGood(unit));
  return (
    <Section
      ref={place}
      title={`Scanned: ${formatCount(units.length - bad.length)} good${bad.length > 0 ? `, ${formatCount(bad.length)} wrong` : ''}`}
      actions={
        bad.length > 0 && (
          <Button onClick={() => remove(bad, `${formatCount(bad.length)} wrong removed`)}>
            Remove {formatCount(bad.length)} wrong
          </Button>
        )
      }
    >
      <DataTable
        label="Scanned"
        rows={units.toReversed()}
        columns={scannedColumns(
          request,
          units.some(({ sim }) => sim !== undefined),
          {
            amend: ({ id }, said) => manifest.amend(id, said),
            mend: ({ id }, number) => manifest.mend(id, number),
            remove: (unit) => remove([unit], `${unit.number} removed`),
          },
        )}
        empty="Nothing was scanned yet."
      />
    </Section>
  );
}
