import { useState } from 'react';
import { paths } from '@/paths';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { serviceRaised } from '@/store/facts/jobs';
import { withMeantVehicle } from '@/store/care/scheduling/jobAccount';
import { knownService, vehicleNumbered } from '@/store/care/scheduling/serviceDraft';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { useSay } from '@/parts/useSay';
import { Message } from '@/ui/Message';
import { LinkButton } from '@/ui/links';
import { logSubmit } from '@/ui/logSubmit';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { useWayBack } from '@/parts/trail/trail';
import { RecordCrumbs } from '@/parts/RecordCrumbs';
import { useToast } from '@/ui/toast';
import { WhenReady } from '@/parts/WhenReady';
import { ServiceForm } from './ServiceForm';
import { ServiceOutcome, type Submission } from './ServiceOutcome';
import type { ServiceValues } from '@/store/care/jobs/serviceSchema';
import { useMeantClient } from './useMeantClient';
import { VehicleFacts } from './VehicleFacts';
import { usePlateWord } from './usePlateWord';

/** Raises a service request, for the vehicle or the client that the address names if there is one. */
export default function RaiseServiceScreen() {
  const say = useSay();
  const toast = useToast();
  const { write } = useQueryString();
  const named = usePlateWord('vehicle');
  const vehicle = vehicleNumbered(useAppSelector(selectVehicleRows), named);
  const accounts = useAppSelector(selectAccountRows);
  const jobs = useAppSelector(selectJobs);
  const meant = useMeantClient('clientUserName');
  const asked = useAsked().given('remark');
  const store = useAppStore();
  const [submission, setSubmission] = useState<Submission>();

  const submit = (values: ServiceValues) => {
    const raised = say(
      serviceRaised(withMeantVehicle(values, store.getState())),
      () => ({ text: 'Service request submitted!' }),
      (takeBack) => setSubmission({ registrationNo: values.registrationNo, takeBack }),
    );
    if (!raised) return false;
    logSubmit('Raise Service', values);
    write({ vehicle: undefined, account: undefined, remark: undefined });
    return true;
  };
  const undo = async ({ registrationNo, takeBack }: Submission) => {
    const refusal = await takeBack?.(() => {});
    toast({ text: refusal ?? `Service request for ${registrationNo} taken back` });
    setSubmission(undefined);
  };
  return (
    <Page
      title="Raise Service"
      crumbs={vehicle && <RecordCrumbs steps={[{ text: vehicle.vehicleNo }]} />}
      actions={<LinkButton to={useWayBack(paths.care.notWorking)}>Not Working Vehicles</LinkButton>}
    >
      <WhenReady loading="Loading vehicles..." failed="Error loading vehicles.">
        <ServiceOutcome submission={submission} onUndo={(one) => void undo(one)} />
        {named && !vehicle && (
          <Message tone="info" apart="below" title={`${named} is not known: the form starts empty.`} />
        )}
        <ServiceForm
          key={vehicle?.id}
          initialValues={vehicle && { ...knownService(vehicle, accounts, jobs), ...asked }}
          brought={meant}
          onSubmit={submit}
        >
          {vehicle && <VehicleFacts vehicle={vehicle} />}
        </ServiceForm>
      </WhenReady>
    </Page>
  );
}
