import { initialOf } from '@/machines/advance';
import { deletionMachine, type DeletionStatus } from '@/machines/deletion';
import type { Numbered } from '@/store/kit/table';
import type { YesNo } from '@/store/kit/yesNo';

/** Why a vehicle leaves. */
export const DELETION_STATUSES = ['StopGPS', 'SoldVehicle', 'Accident', 'ContractOver'] as const;

/** What the Delete Vehicle dialog asks; `deletionDate` is an ISO date. */
export interface DeletionDraft {
  status: (typeof DELETION_STATUSES)[number];
  reason: string;
  simDeactivation: YesNo;
  deletionDate: string;
}

/** A vehicle that a client wants deleted, dates in ISO; deleted once it has a deletion date. */
export interface Deletion extends Numbered, Partial<Omit<DeletionDraft, 'status' | 'reason'>> {
  date: string;
  username: string;
  company: string;
  vehicleNo: string;
  deviceModel: string;
  imei: string;
  sim: string;
  location: string;
  status: DeletionDraft['status'];
  reason: string;
  /** Of a vehicle in which no device ever was there is none, nor the words above of one. */
  dateOfInstallation?: string | undefined;
  /** The identity of the vehicle. */
  vehicleId: string;
}

/** That a client wants a vehicle deleted. */
export type DeletionRequest = Omit<Deletion, 'number' | 'simDeactivation' | 'deletionDate'>;

/** That a vehicle is deleted, as the dialog says; the vehicle, the subscription and the SIM that end with it. */
export interface Deleted {
  id: string;
  draft: DeletionDraft;
  vehicleId: string;
  ends?: string | undefined;
  /** The SIM that is switched off, where the device is out already. */
  simOff?: string | undefined;
}

/** What the dialog's answers are called. */
export const DELETION_LABELS: Record<keyof DeletionDraft, string> = {
  status: 'Status',
  reason: 'Reason',
  simDeactivation: 'SIM Deactivation',
  deletionDate: 'Deletion Date',
};

/** Where a deletion stands, which follows from whether it has its date. */
export const deletionStatus = ({ deletionDate }: Pick<Deletion, 'deletionDate'>): DeletionStatus =>
  deletionDate === undefined ? initialOf(deletionMachine) : 'Deleted';

/** Whether the vehicle has been deleted; its row stays in the list. */
export const isDeleted = (deletion: Pick<Deletion, 'deletionDate'>): boolean => deletionStatus(deletion) === 'Deleted';
