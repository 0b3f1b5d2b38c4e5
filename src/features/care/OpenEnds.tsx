import { Button } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { offboardingOf, openEnds } from '@/store/vehicles/deletions/offboarding';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import type { Deletion } from '@/store/vehicles/deletions/deletion';

export interface OpenEndsProps {
  deletion: Deletion;
  onOpen: (deletion: Deletion) => void;
}

/** How much of a vehicle that leaves is still open, and the way to close it; nothing once all is done. */
export function OpenEnds({ deletion, onOpen }: OpenEndsProps) {
  const today = useToday();
  const open = useAppSelector((state) => openEnds(offboardingOf(selectVehicleContext(state), deletion, today)));
  if (open === 0) return null;
  return (
    <Button
      size="small"
      type="link"
      style={{ padding: 0 }}
      aria-label={`Off-boarding of ${deletion.vehicleNo}: ${open} open`}
      onClick={() => onOpen(deletion)}
    >
      {open} open
    </Button>
  );
}
