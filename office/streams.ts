import {
  JetStreamApiCodes,
  JetStreamApiError,
  jetstreamManager,
  type JetStreamManager,
  type StreamConfig,
  type StreamInfo,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { readNote, withVersion } from '@/journal/adapters/nats/journalNote';
import { BUCKETS, STREAMS } from '@/journal/adapters/nats/subjects';
import { businessModel } from '@/store/business/businessModel';
import { FinalError } from './persistently';
import { complain } from './tell';
import { formOf, type Settings } from './settingsSchema';

/** Thrown when what the server keeps is not what this office began: nothing was changed. */
export class AnotherOfficeError extends FinalError {}

const WHAT_TO_DO =
  'Nothing was changed. Put the folder of the office back from a copy (docs/office.md, Restore), or begin an empty office ' +
  'with npm run office -- --begin-anew, which keeps what is there beside it.';

const FORMS = { alone: 'on one machine', together: 'on several machines' } as const;

/** What the office's programs make anew by themselves, or what an office that began before has never had: it has lost nothing. */
const MADE_ANEW = [
  ...[BUCKETS.snapshots, BUCKETS.snapshotParts].map((bucket) => `OBJ_${bucket}`),
  STREAMS.post,
  STREAMS.contacts,
  STREAMS.adminAlerts,
];

type Config = ReturnType<typeof streamsOf>[number];

const infoOf = async (manager: JetStreamManager, name: string): Promise<StreamInfo | undefined> => {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return undefined;
    throw error;
  }
};

const isAsWanted = (config: StreamConfig, wanted: Config) =>
  Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(config[name as keyof StreamConfig]) === JSON.stringify(value),
  );

/** Refuses to start a server whose streams it could not find: what one keeps alone it does not know as one of several. */
export function refuseOtherForm({ begun, machines }: Settings): void {
  if (begun === 'no' || begun === formOf({ machines })) return;
  throw new AnotherOfficeError(
    `This office has begun ${FORMS[begun]}, and its streams cannot be taken along. ${WHAT_TO_DO}`,
  );
}

/**
 * Makes the streams of an office that are not there yet, and brings those that are to today's form.
 * @throws {AnotherOfficeError} when the journal of an office that has begun is missing, or is another business's
 */
export async function openStreams(connection: NatsConnection, { business, begun, replicas }: Settings): Promise<void> {
  const manager = await jetstreamManager(connection);
  const journal = await infoOf(manager, STREAMS.journal);
  const noted = readNote(journal?.config.description);
  if (journal && noted?.business !== business) {
    throw new AnotherOfficeError(`The server keeps the journal of another business. ${WHAT_TO_DO}`);
  }
  if (!journal && begun !== 'no') throw new AnotherOfficeError(`The journal of this office is missing. ${WHAT_TO_DO}`);

  const raised = withVersion(noted?.raised ?? [], businessModel.version, journal?.state.last_seq ?? 0);
  for (const wanted of streamsOf({ business, raised, passedOver: noted?.passedOver ?? [] }, replicas)) {
    const config = (await infoOf(manager, wanted.name))?.config;
    if (!config) {
      if (begun !== 'no' && !MADE_ANEW.includes(wanted.name))
        complain(`${wanted.name} was missing and is empty now. Restore a backup if something is not there any more.`);
      await manager.streams.add(wanted);
    } else if (!isAsWanted(config, wanted)) await manager.streams.update(wanted.name, { ...config, ...wanted });
  }
}
