import { Fragment } from 'react';
import { DeviceLink } from './DeviceLink';

/** A text in which each IMEI leads to its device's page. */
export const LinkedImeis = ({ text }: { text: string }) =>
  text.split(/(?<!\d)(\d{15})(?!\d)/).map((part, index) => {
    const isImei = index % 2 === 1;
    // oxlint-disable-next-line react/no-array-index-key -- A text does not change, and its parts keep their places.
    return <Fragment key={index}>{isImei ? <DeviceLink imei={part} /> : part}</Fragment>;
  });
