import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import { openServiceAt, selectOpenServices } from '@/store/care/jobs/openServices';
import {
  selectNotWorking,
  filteredVehicles,
  silenceCounts,
  silentVehicles,
  type NotWorkingVehicle,
} from '@/store/vehicles/vehicles/notWorking';
import { selectTowns, townCounts, townOfVehicle, vehiclesIn } from '@/store/vehicles/vehicles/towns';
import { repeatFailureOf, selectFailures } from '@/store/care/jobs/repeatFailures';
import { contactsImported } from '@/store/facts/vehicles';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { useNow } from '@/parts/useNow';
import { useToday } from '@/parts/useToday';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { SelectedVehicles } from './SelectedVehicles';
import { FILTER_WORDS, useVehicleFilter } from './useVehicleFilter';
import { vehicleColumns } from './vehicleColumns';
import { VehicleFilters } from './VehicleFilters';

const ContactImportDialog = lazyWhenIdle(() => import('./ContactImportDialog'));

const NONE_LEFT = 'No vehicle matches this client and service.';
const NONE_SILENT = 'No vehicle of this client and service is silent for so long.';
const NONE: ReadonlySet<string> = new Set();

const NONE_THERE = 'No vehicle of this client and service is in this town.';

function emptyText(all: number, served: number, there: number): string {
  if (all === 0) return 'Every vehicle is in contact.';
  if (served === 0) return NONE_LEFT;
  return there === 0 ? NONE_THERE : NONE_SILENT;
}

const alsoSearched = ({ client }: NotWorkingVehicle) => client;
const nameOf = ({ vehicleNo }: NotWorkingVehicle) => vehicleNo;

/** The vehicles whose devices have gone quiet, longest silent first. */
export default function NotWorkingScreen() {
  const today = useToday();
  const now = useNow();
  const vehicles = useAppSelector((state) => selectNotWorking(state, now));
  const services = useAppSelector(selectOpenServices);
  const failures = useAppSelector((state) => selectFailures(state, today));
  const hasVehicles = useAppSelector((state) => state.vehicles.ids.length > 0);
  const filter = useVehicleFilter();
  const asked = useAsked();
  const [importing, setImporting] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  const served = filteredVehicles(vehicles, filter);
  const towns = useAppSelector(selectTowns);
  const there = vehiclesIn(served, towns, filter.town);
  const rows = silentVehicles(there, filter, today);
  const columns = vehicleColumns(today, {
    openService: (vehicle) => openServiceAt(services, vehicle),
    repeatFailure: ({ imei }) => repeatFailureOf(failures, imei),
    town: (vehicle) => townOfVehicle(towns, vehicle),
  });
  const endImport = () => {
    setImporting(false);
    asked.done();
  };
  return (
    <Page
      title="Not Working Vehicle"
      actions={
        <>
          <LimitedButton does={contactsImported} onClick={() => setImporting(true)}>
            Import Contacts
          </LimitedButton>
          <LinkButton to={paths.care.raiseService}>Raise Service</LinkButton>
        </>
      }
    >
      <WhenReady loading="Loading vehicles..." failed="Error loading vehicles.">
        {hasVehicles && (
          <VehicleFilters
            filter={filter}
            counts={silenceCounts(there, today)}
            towns={townCounts(silentVehicles(served, filter, today), towns, filter.town)}
          />
        )}
        <SelectedVehicles
          selected={chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id))}
          onClear={() => setChosen(new Set())}
        />
        <DataTable
          label="Not working vehicles"
          rows={rows}
          columns={columns}
          alsoSearched={alsoSearched}
          alsoKept={FILTER_WORDS}
          narrowed={rows.length < vehicles.length}
          selection={{ chosen, onChange: setChosen, nameOf }}
          dense
          searchHint="Vehicle, IMEI, client or reason"
          empty={
            hasVehicles
              ? emptyText(vehicles.length, served.length, there.length)
              : 'No vehicles yet. Add a client first.'
          }
          begin={!hasVehicles && <LinkButton to={paths.sales.newAccount}>New Account</LinkButton>}
        />
        <Suspense>{(importing || asked.what === 'import') && <ContactImportDialog onClose={endImport} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
