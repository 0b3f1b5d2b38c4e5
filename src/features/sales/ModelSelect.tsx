import { Select } from 'antd';
import { modelsOf, type PackageValues } from '@/store/clients/accounts/packageSchema';
import { useTyped } from '@/ui/typedValues';

export interface ModelSelectProps {
  id?: string;
  value?: string;
  onChange?: (model: string) => void;
}

/** The models of the chosen device type; one of another type does not show, and the schema refuses it. */
export function ModelSelect({ value, ...props }: ModelSelectProps) {
  const { deviceType } = useTyped<PackageValues>();
  const models = modelsOf(deviceType);
  return (
    <Select
      {...props}
      disabled={models.length === 0}
      placeholder={models.length === 0 ? 'Choose a device type first' : 'Select a model'}
      value={value !== undefined && models.includes(value) ? value : null}
      options={models.map((model) => ({ value: model, label: model }))}
    />
  );
}
