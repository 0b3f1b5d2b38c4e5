import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { jobSummaryColumns } from '@/parts/jobSummaryColumns';
import { selectVehiclePapers } from '@/store/care/jobs/vehiclePapers';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { DataTable } from '@/ui/DataTable';
import { Section } from '@/ui/Section';

/** The jobs of a vehicle, open and done, newest first. */
export function VehicleJobs({ vehicle: { id } }: { vehicle: Vehicle }) {
  const { jobs } = useAppSelector((state) => selectVehiclePapers(state, id));
  const installers = useAppSelector((state) => state.installers);
  const columns = useMemo(() => jobSummaryColumns(installers), [installers]);
  return (
    <Section title="Jobs">
      <DataTable label="Jobs" name="jobs" rows={jobs.toReversed()} columns={columns} empty="No jobs yet." />
    </Section>
  );
}
