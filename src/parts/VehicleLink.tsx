import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { OpenLink } from '@/ui/links';

export interface VehicleLinkProps {
  vehicleNo: string;
  /** What stands there; the vehicle's number when not given. */
  children?: ReactNode;
}

/** A vehicle's number, which leads to its page; the words of a slot lead nowhere. */
export const VehicleLink = ({ vehicleNo, children = vehicleNo }: VehicleLinkProps) => (
  <OpenLink to={vehicleNo.trim() === '' || isUnassigned(vehicleNo) ? undefined : paths.care.vehicleOf(vehicleNo)}>
    {children}
  </OpenLink>
);
