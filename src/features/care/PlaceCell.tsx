import { selectMap } from '@/store/browser/looksSlice';
import { useAppSelector } from '@/parts/hooks';
import { mapHref } from '@/parts/mapLinks';
import { CopyButton } from '@/ui/CopyButton';
import styles from './PlaceCell.module.css';

/** Where a vehicle was last: its coordinates, which lead to the map that was chosen and are copied beside it; nothing is asked of a map before. */
export function PlaceCell({ vehicleNo, latLong }: { vehicleNo: string; latLong: string }) {
  const map = useAppSelector(selectMap);
  const href = mapHref(map, latLong);
  if (latLong === '') return null;
  const name = `${vehicleNo} on ${map === 'Map app' ? 'the map app' : map}, ${latLong}`;
  return (
    <span className={styles.place}>
      {href === undefined ? (
        latLong
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" className={styles.map} aria-label={name} title={name}>
          {latLong}
        </a>
      )}
      <CopyButton what={`Lat/Long of ${vehicleNo}`} text={latLong} />
    </span>
  );
}
