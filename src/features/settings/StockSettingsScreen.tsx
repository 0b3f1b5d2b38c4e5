import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { RefusedNumberWarnings } from '@/parts/refusedNumbers/RefusedNumberWarnings';
import { useRefusedNumbers, type KnownNumbers } from '@/parts/refusedNumbers/useRefusedNumbers';
import { useAsked } from '@/parts/useAsked';
import { WhenReady } from '@/parts/WhenReady';
import type { Branch } from '@/store/places/branches/branch';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { branchAdded, branchesImported } from '@/store/facts/branches';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { installerAdded, installersImported } from '@/store/facts/installers';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { OpeningStockSection } from './OpeningStockSection';
import { branchColumns, installerColumns } from './stockSettingsColumns';

const BranchDialog = lazyWhenIdle(() => import('./BranchDialog'));
const InstallerDialog = lazyWhenIdle(() => import('./InstallerDialog'));
const BranchImportDialog = lazyWhenIdle(() => import('./BranchImportDialog'));
const InstallerImportDialog = lazyWhenIdle(() => import('./InstallerImportDialog'));
const OpeningStockDialog = lazyWhenIdle(() => import('./OpeningStockDialog'));

/** What an address may ask for. */
const KINDS = ['branch', 'installer', 'branches', 'installers', 'count'] as const;

interface Opened {
  kind: (typeof KINDS)[number];
  branch?: Branch;
  installer?: Installer;
}

interface SectionProps {
  numbers: KnownNumbers;
  open: (opened: Opened) => void;
}

function BranchesSection({ numbers, open }: SectionProps) {
  const branches = useAppSelector(selectBranches);
  const add = (
    <LimitedButton does={branchAdded} onClick={() => open({ kind: 'branch' })}>
      Add Branch
    </LimitedButton>
  );
  return (
    <Section
      title="Branches"
      actions={
        <>
          <LimitedButton
            does={branchesImported}
            aria-label="Import branches"
            onClick={() => open({ kind: 'branches' })}
          >
            Import
          </LimitedButton>
          {branches.length > 0 && add}
        </>
      }
    >
      <RefusedNumberWarnings
        people={branches.map(({ branch, mobile }) => ({ name: branch, mobile }))}
        numbers={numbers}
      />
      <DataTable
        label="Branches"
        name="branches"
        rows={branches}
        columns={branchColumns(numbers.refused, (branch) => open({ kind: 'branch', branch }))}
        searchHint="Branch or state code"
        begin={add}
        empty="No branches yet. Click the Add Branch button to add one."
        nothingFound="No branch matches the search."
      />
    </Section>
  );
}

function InstallersSection({ numbers, open }: SectionProps) {
  const branches = useAppSelector(selectBranches);
  const installers = useAppSelector(selectInstallers);
  const add = (
    <LimitedButton does={installerAdded} onClick={() => open({ kind: 'installer' })}>
      Add Installer
    </LimitedButton>
  );
  return (
    <Section
      title="Installers"
      actions={
        <>
          <LimitedButton
            does={installersImported}
            aria-label="Import installers"
            onClick={() => open({ kind: 'installers' })}
          >
            Import
          </LimitedButton>
          {installers.length > 0 && add}
        </>
      }
    >
      <RefusedNumberWarnings people={installers} numbers={numbers} />
      <DataTable
        label="Installers"
        name="installers"
        rows={installers}
        columns={installerColumns(branches, numbers.refused, (installer) => open({ kind: 'installer', installer }))}
        searchHint="Name, mobile number or branch"
        begin={add}
        empty="No installers yet. Click the Add Installer button to add one."
        nothingFound="No installer matches the search."
      />
    </Section>
  );
}

/** Where stock can be and who carries it, and what was there before anything was kept. */
export default function StockSettingsScreen() {
  const [opened, setDialog] = useState<Opened>();
  const asked = useAsked();
  const numbers = useRefusedNumbers([...useAppSelector(selectBranches), ...useAppSelector(selectInstallers)]);
  const kind = KINDS.find((known) => known === asked.what);
  const dialog = opened ?? (kind && { kind });
  const close = () => {
    setDialog(undefined);
    if (kind) asked.done('imei', 'at');
  };
  return (
    <Page title="Stock Settings" documentTitle="Settings: Stock">
      <WhenReady loading="Loading..." failed="Error loading the data.">
        <BranchesSection numbers={numbers} open={setDialog} />
        <InstallersSection numbers={numbers} open={setDialog} />
        <OpeningStockSection onCount={() => setDialog({ kind: 'count' })} />
        <Suspense>
          {dialog?.kind === 'branch' && <BranchDialog branch={opened?.branch} numbers={numbers} onClose={close} />}
          {dialog?.kind === 'installer' && (
            <InstallerDialog installer={opened?.installer} numbers={numbers} onClose={close} />
          )}
          {dialog?.kind === 'branches' && <BranchImportDialog onClose={close} />}
          {dialog?.kind === 'installers' && <InstallerImportDialog onClose={close} />}
          {dialog?.kind === 'count' && <OpeningStockDialog known={asked.given('imei', 'at')} onClose={close} />}
        </Suspense>
      </WhenReady>
    </Page>
  );
}
