import { EnvironmentOutlined } from '@ant-design/icons';
import { selectMap } from '@/store/browser/looksSlice';
import { useAppSelector } from '@/parts/hooks';
import { mapHref } from '@/parts/mapLinks';
import { CopyButton } from '@/ui/CopyButton';
import { Icon } from '@/ui/Icon';

import styles from './PlaceCell.module.css';

/** Where a vehicle was last: its coordinates, to be copied, and a link to the map that was chosen, which asks nothing of it before. */
export function PlaceCell({ vehicleNo, latLong }: { vehicleNo: string; latLong: string }) {
  const map = useAppSelector(selectMap);
  const href = mapHref(map, latLong);
  if (latLong === '') return null;
  const name = `${vehicleNo} on ${map === 'Map app' ? 'the map app' : map}`;
  return (
    <span className={styles.place}>
      {latLong}
      <CopyButton what={`Lat/Long of ${vehicleNo}`} text={latLong} />
      {href !== undefined && (
        <a href={href} target="_blank" rel="noopener noreferrer" className={styles.map} aria-label={name} title={name}>
          <Icon of={EnvironmentOutlined} />
        </a>
      )}
    </span>
  );
}
