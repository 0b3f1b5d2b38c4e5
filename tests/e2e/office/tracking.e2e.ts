import { startTraccar, TOKEN } from '../../support/traccarServer';
import { openAt, resetToSample } from '../support';
import { expect, signIn, test } from './office';

// A slow machine takes long to start an office.

const HOUR_MS = 3_600_000;

test('a vehicle that falls silent is heard again from Traccar, on the screen of whoever looks at it and on its job', async ({
  page,
  office,
}) => {
  const traccar = await startTraccar();
  try {
    await page.goto('/settings/data');
    await signIn(page, 'admin', office.password);
    await resetToSample(page);
    const other = await page.context().newPage();
    await other.goto('/cce/not-working');
    const table = other.getByRole('table', { name: 'Not working vehicles' });
    const row = table.getByRole('row').filter({ hasText: 'Job open' }).first();
    const job = (await row.getByRole('link', { name: 'Job open' }).innerText()).match(/\d+/)?.[0] ?? '';
    const plate = await row.getByRole('link').first().innerText();
    const imei = (await row.innerText()).match(/\b\d{15}\b/)?.[0] ?? '';
    const heard = table.getByRole('row').filter({ hasText: imei });
    await expect(heard).toHaveCount(1);
    traccar.state.devices = [
      { id: 1, uniqueId: imei, name: plate, lastUpdate: new Date(Date.now() - 25 * HOUR_MS).toISOString() },
      { id: 2, uniqueId: '490154203237518', name: 'GJ 01 XY 9', lastUpdate: null },
    ];
    traccar.state.positions = [{ deviceId: 1, attributes: { ignition: true, power: 12.4 } }];

    await openAt(page, '/settings/tracking');
    await expect(page.getByText('No vehicle is heard live yet')).toBeVisible();
    await page.getByLabel('Address').fill(`${traccar.address}/`);
    await page.getByLabel('Token', { exact: true }).fill(TOKEN);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Vehicles are heard live.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Test' }).click();
    await expect(page.getByText('Traccar answers: 2 devices there, 1 of them known here.')).toBeVisible();
    const unmatched = page.getByRole('table', { name: 'Devices known to one only' });
    await expect(unmatched.getByRole('row').filter({ hasText: '490154203237518' })).toContainText('Only in Traccar');

    // Two hours ago nobody missed it, and by now it is silent for a day.
    const lived = await page.context().newPage();
    await lived.clock.setFixedTime(new Date(Date.now() - 2 * HOUR_MS));
    await lived.goto(`/cce/not-working?q=${imei}`);
    const silent = lived.getByRole('table', { name: 'Not working vehicles' }).getByRole('row', { name: imei });
    await expect(lived.getByRole('group', { name: 'Services' })).toBeVisible();
    await expect(silent).toHaveCount(0);
    await lived.clock.setFixedTime(new Date());
    await lived.reload();
    await expect(silent).toHaveCount(1);

    traccar.state.devices = traccar.state.devices.map((device) =>
      device.id === 1 ? { ...device, lastUpdate: new Date().toISOString() } : device,
    );
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(silent).toHaveCount(0, { timeout: 30_000 });
    await lived.close();
    await expect(heard).toHaveCount(0, { timeout: 30_000 });
    await openAt(other, `/cce/vehicle?no=${encodeURIComponent(plate)}`);
    await expect(other.getByText('12.4 V')).toBeVisible({ timeout: 30_000 });
    await expect(other.getByText('18.5204, 73.8567').first()).toBeVisible();
    await expect(other.getByText('Live', { exact: true })).toBeVisible();

    await openAt(other, `/cce/view-job?tab=Service&details=${job}`);
    await expect(other.getByRole('dialog', { name: 'Edit Job' }).getByText('Heard again')).toBeVisible({
      timeout: 30_000,
    });
    const listed = other.getByRole('table', { name: 'Service jobs' }).getByRole('row').filter({ hasText: plate });
    await expect(listed.getByText('Heard again').first()).toBeVisible();
  } finally {
    await traccar.stop();
  }
});
