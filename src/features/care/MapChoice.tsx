import { Select } from 'antd';
import { MAPS, mapChosen, selectMap } from '@/store/browser/looksSlice';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';

/** Which map the positions of vehicles are looked up on; this browser remembers it. */
export function MapChoice() {
  const dispatch = useAppDispatch();
  return (
    <Select
      aria-label="Map"
      prefix="Map:"
      style={{ minWidth: 176 }}
      value={useAppSelector(selectMap)}
      options={MAPS.map((map) => ({ value: map, label: map }))}
      onChange={(map) => dispatch(mapChosen(map))}
    />
  );
}
