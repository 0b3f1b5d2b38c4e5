import { formatDate } from '@/format';
import { paths } from '@/paths';
import { AttachmentButton } from '@/parts/AttachmentButton';
import { DeviceLink } from '@/parts/DeviceLink';
import { useAppSelector } from '@/parts/hooks';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { TIME_SLOTS, type Job } from '@/store/care/jobs/job';
import { selectInstaller } from '@/store/places/installers/installersSlice';
import type { KeptOutcome, KeptSignature } from '@/store/care/jobs/outcome';
import { selectVehicle } from '@/store/vehicles/vehicles/vehiclesSlice';
import { OpenLink } from '@/ui/links';
import styles from './JobVisit.module.css';

/** An installer's name, which leads to his bag. */
function InstallerName({ id }: { id: string }) {
  const installer = useAppSelector((state) => selectInstaller(state, id));
  if (!installer) return 'An installer who is gone';
  return <OpenLink to={paths.stocks.bagOf(installer.number)}>{installer.name}</OpenLink>;
}

/** A plate, which leads to its vehicle; a slot has no page. */
const Plate = ({ text }: { text: string }) => (
  <OpenLink to={isUnassigned(text) ? undefined : paths.care.vehicleOf(text)}>{text}</OpenLink>
);

/** The plate of a vehicle that the request names. */
function NamedVehicle({ id }: { id: string }) {
  const vehicle = useAppSelector((state) => selectVehicle(state, id));
  return <li>{vehicle ? <Plate text={vehicle.vehicleNo} /> : 'A vehicle that is gone'}</li>;
}

function Result({ outcome }: { outcome: KeptOutcome }) {
  const {
    workDone,
    vehicleNo,
    deviceIn,
    deviceOut,
    simIn,
    certificateNo,
    certificateUntil,
    chassisNo,
    fault,
    remark,
    photos = [],
    on,
    installerId,
  } = outcome;
  const details = [
    simIn && `SIM ${simIn}`,
    chassisNo && `Chassis ${chassisNo}`,
    certificateNo &&
      `AIS-140 certificate ${certificateNo}${certificateUntil ? ` until ${formatDate(certificateUntil)}` : ''}`,
    fault && `Fault: ${fault}`,
    remark,
  ].filter(Boolean);
  return (
    <li>
      <div>
        <Plate text={vehicleNo} /> <strong>{workDone}</strong> on {formatDate(on)} by <InstallerName id={installerId} />
      </div>
      {deviceOut && (
        <div>
          Out: <DeviceLink imei={deviceOut} />
        </div>
      )}
      {deviceIn && (
        <div>
          In: <DeviceLink imei={deviceIn} />
        </div>
      )}
      {details.length > 0 && <div>{details.join(' · ')}</div>}
      {photos.map((photo) => (
        <AttachmentButton key={photo.hash} attachment={photo} />
      ))}
    </li>
  );
}

/** Who accepted at the client's what the visits came to. */
const Signatures = ({ signatures }: { signatures: readonly KeptSignature[] }) => (
  <section aria-label="Signatures">
    <h2>Signed</h2>
    <ul className={styles.outcomes}>
      {signatures.map(({ by, drawing, on, installerId }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Each keeps its place, and two of a day may be alike.
        <li key={place}>
          <div>
            By <strong>{by}</strong> on {formatDate(on)}, with <InstallerName id={installerId} />
          </div>
          {drawing && <AttachmentButton attachment={drawing} />}
        </li>
      ))}
    </ul>
  </section>
);

/** Which vehicles a job is about, who goes there and when, and what it came to so far. */
export function JobVisit({ job }: { job: Job }) {
  const { visit, outcomes = [], signatures = [], failedVisits = [] } = job;
  const { vehicleIds = [] } = job.request;
  return (
    <div className={styles.visit}>
      {vehicleIds.length > 0 && (
        <section aria-label="Vehicles of the job">
          <h2>Vehicles</h2>
          <ul className={styles.plates}>
            {vehicleIds.map((id) => (
              <NamedVehicle key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      {visit && (
        <section aria-label="Visit">
          <h2>Visit</h2>
          <p>
            <InstallerName id={visit.installerId} />, {formatDate(visit.on)}, {TIME_SLOTS[visit.slot]}
          </p>
        </section>
      )}
      {failedVisits.length > 0 && (
        <section aria-label="Not reached">
          <h2>Not reached</h2>
          <ul className={styles.outcomes}>
            {failedVisits.map(({ on, installerId, cause, remark }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- Each keeps its place, and two of a day may be alike.
              <li key={place}>
                <strong>{cause}</strong> on {formatDate(on)} by <InstallerName id={installerId} />
                {remark && <div>{remark}</div>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {outcomes.length > 0 && (
        <section aria-label="What was done">
          <h2>What was done</h2>
          <ul className={styles.outcomes}>
            {outcomes.map((outcome) => (
              <Result key={`${outcome.on} ${outcome.vehicleId} ${outcome.workDone}`} outcome={outcome} />
            ))}
          </ul>
        </section>
      )}
      {signatures.length > 0 && <Signatures signatures={signatures} />}
    </div>
  );
}
