import { Button } from 'antd';
import { useId, useState } from 'react';
import { selectVehicleCompanies } from '@/store/vehicles/vehicles/vehicleRows';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { useAppSelector } from '@/parts/hooks';
import { SuggestInput } from '@/ui/SuggestInput';
import { useToast } from '@/ui/toast';
import { SERVICE_FILTERS } from './useVehicleFilter';
import styles from './VehicleFilters.module.css';
import { WhereAndHowLong, type WhereAndHowLongProps } from './WhereAndHowLong';

/** What stands above the not-working vehicles: the client-name box, the filter buttons, and how long they are silent, and where. */
export function VehicleFilters({ filter, ...found }: WhereAndHowLongProps) {
  const id = useId();
  const toast = useToast();
  const clients = useAppSelector(selectVehicleCompanies);
  const [typed, setTyped] = useState(filter.client);
  const [seen, setSeen] = useState(filter.client);
  // Back, or the menu's own link to this screen, changes the address under the box.
  if (filter.client !== seen) {
    setSeen(filter.client);
    setTyped(filter.client);
  }
  const submit = () => {
    const client = cleanLine(typed);
    filter.setClient(client);
    toast({ text: `Filtering for client: ${client}` });
  };
  return (
    <div className={styles.filters}>
      <form
        className={styles.client}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <label htmlFor={id}>Client Name</label>
        <SuggestInput id={id} suggestions={clients} value={typed} onChange={setTyped} />
        <Button type="primary" htmlType="submit">
          Submit
        </Button>
      </form>
      <div role="group" aria-label="Services" className={styles.services}>
        {SERVICE_FILTERS.map((service) => (
          <Button
            key={service}
            aria-pressed={service === filter.service}
            {...(service === filter.service && { color: 'primary', variant: 'filled' })}
            onClick={() => filter.setService(service)}
          >
            {service}
          </Button>
        ))}
      </div>
      <WhereAndHowLong filter={filter} {...found} />
    </div>
  );
}
