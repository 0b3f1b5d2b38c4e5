import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { OpenLink } from '@/ui/links';

export interface DeviceLinkProps {
  imei: string;
  /** A number that the device is known by; its IMEI when not given. */
  children?: ReactNode;
}

/** A device's number, which leads to its page. */
export const DeviceLink = ({ imei, children = imei }: DeviceLinkProps) => (
  <OpenLink to={imei === '' ? undefined : paths.stocks.deviceOf(imei)}>{children}</OpenLink>
);
