import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { vendorFrom } from '@/store/purchasing/vendors/addVendor';
import { vendorBody } from '@/store/purchasing/vendors/vendorBody';
import { openTab } from '../../../support/tabs';
import { vendorDraft } from '../../../support/vendors';

const certificate = new File(['%PDF-1.4'], 'gst.pdf', { type: 'application/pdf' });

test('a vendor is said with what is known of its kept certificate', async () => {
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  const { payload } = await store.dispatch(vendorFrom(vendorBody(vendorDraft('Konkan'), certificate)));
  expect(payload).toMatchObject({ name: 'Konkan', gstFile: { name: 'gst.pdf', type: 'application/pdf', size: 8 } });
});

test('a certificate that cannot be read is an error of its field, in words', async () => {
  const { store } = await openTab(() => Promise.resolve(memoryShelf()()));
  const slice = vi.spyOn(File.prototype, 'slice').mockImplementation(() => {
    throw new DOMException('Kaboom', 'NotReadableError');
  });
  onTestFinished(() => slice.mockRestore());
  await expect(store.dispatch(vendorFrom(vendorBody(vendorDraft('Konkan'), certificate)))).rejects.toMatchObject({
    inner: [
      {
        path: 'gstFile',
        message: 'gst.pdf cannot be read: it may have been moved or changed. Choose it again.',
      },
    ],
  });
});
