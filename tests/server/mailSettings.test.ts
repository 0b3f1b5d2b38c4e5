// How an office sends mail, as its admins set it up: with a real server of the office and a real one of mail.
import { describe, expect, test } from 'vitest';
import { mailServer, postOffice } from './support/postOffice';

const { clerk, ask } = postOffice();

describe('how the office sends mail', () => {
  test('is an admin’s: others learn whether it does alone', async () => {
    const { settings } = await mailServer();
    await clerk();
    expect(await ask('Meera', 'state')).toEqual({ done: true, told: { isSetUp: false, isStopped: false } });
    await ask('Asha', 'save', settings);
    expect(await ask('Meera', 'state')).toEqual({ done: true, told: { isSetUp: true, isStopped: false } });
    await ask('Asha', 'stop', { isStopped: true });
    expect(await ask('Meera', 'state')).toEqual({ done: true, told: { isSetUp: true, isStopped: true } });
    const denied = { refused: 'Only an admin may do this.' };
    for (const request of ['settings', 'save', 'remove', 'test', 'stop'])
      expect(await ask('Meera', request, { ...settings, to: 'a@b.example', isStopped: true })).toEqual(denied);
    expect(await ask('Nobody', 'state')).toHaveProperty('refused');
  });

  test.each([
    [
      { host: 'smtp://mail.example.com' },
      'Server is its name alone, such as smtp.example.com: without smtp:// and without the port.',
    ],
    [
      { port: 70_000 },
      'Port must be a whole number from 1 to 65535: mostly 587 with STARTTLS, 465 with TLS from the start.',
    ],
    [{ security: 'none' }, 'Choose from the list.'],
    [{ senderAddress: 'Konkan <a@b.example>' }, 'Sender Address is no e-mail address, such as accounts@example.com.'],
    [{ replyTo: 'a@b.example, c@d.example' }, 'Reply To is no e-mail address, such as accounts@example.com.'],
    [{ password: '' }, 'Enter the password: it is kept for the server and the user that it was given for.'],
  ])('is refused with %j', async (more, refused) => {
    const { settings } = await mailServer();
    await clerk();
    expect(await ask('Asha', 'save', { ...settings, ...more })).toEqual({ refused });
  });

  test('lets 200 mails go in an hour where nothing else is said, as of settings that were kept before', async () => {
    const { settings } = await mailServer();
    await clerk();
    const { mostAnHour: _mostAnHour, ...rest } = settings;
    await ask('Asha', 'save', rest);
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { settings: { mostAnHour: 200 } } });
  });

  test('keeps its password for the server and the user alone that it was given for', async () => {
    const { settings, mailbox } = await mailServer();
    await clerk();
    await ask('Asha', 'save', settings);
    const { password: _password, ...shown } = settings;
    expect(await ask('Asha', 'save', { ...shown, host: 'mail.elsewhere.example' })).toHaveProperty('refused');
    expect(await ask('Asha', 'save', { ...shown, senderName: 'Another' })).toEqual({ done: true });
    expect(await ask('Asha', 'settings')).toMatchObject({
      told: { settings: { ...shown, senderName: 'Another' }, hasPassword: true },
    });
    expect(await ask('Asha', 'test', { to: 'asha@trackyard.example' })).toEqual({
      done: true,
      told: { answer: '250 Ok: queued as 4F2' },
    });
    expect(mailbox).toHaveLength(1);
  });

  test('is tried by a test mail, whose refusal is told in the words of the server', async () => {
    const { settings } = await mailServer();
    await clerk();
    const to = 'asha@trackyard.example';
    expect(await ask('Asha', 'test', { to })).toEqual({ refused: 'Save how mail is sent first.' });
    await ask('Asha', 'save', { ...settings, password: 'another one' });
    expect(await ask('Asha', 'test', { to })).toEqual({
      refused: 'The test mail was not accepted. 535 Authentication failed',
    });
    // By which no other mail goes either.
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { trouble: '535 Authentication failed' } });
    expect(await ask('Asha', 'test', { to: 'nobody' })).toMatchObject({ refused: expect.stringMatching(/^To is no/) });
  });

  test('is forgotten with its password once an admin removes it', async () => {
    const { settings } = await mailServer();
    await clerk();
    await ask('Asha', 'save', settings);
    expect(await ask('Asha', 'remove')).toEqual({ done: true });
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { hasPassword: false } });
    expect(await ask('Meera', 'state')).toMatchObject({ told: { isSetUp: false } });
    expect(await ask('Asha', 'save', { ...settings, password: '' })).toHaveProperty('refused');
  });

  test('is read with the secret of the office alone', async () => {
    const { settings } = await mailServer();
    const room = await clerk();
    await ask('Asha', 'save', settings);
    await room.close();
    await clerk('another secret');
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { hasPassword: false } });
  });
});
