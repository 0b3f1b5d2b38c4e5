import { useAppSelector } from '@/parts/hooks';
import { selectRepairers } from '@/store/stock/devices/repairers';
import { SuggestInput, type SuggestInputProps } from '@/ui/SuggestInput';

/** A repairer's name, offered where one like it had a device before. */
export const RepairerInput = (props: Omit<SuggestInputProps, 'suggestions'>) => (
  <SuggestInput {...props} suggestions={useAppSelector(selectRepairers)} />
);
