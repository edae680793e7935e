import { expect, it } from 'vitest';
import { aCustomer, aReport, aStaffMember, aTask } from '../../support/builders';
import { createTestServer, eachEngine, listPath } from '../../support/server';

eachEngine('/api/advisor_tasks', (engine) => {
  it('gives the open tasks at the customers whom an advisor has an appointment with', async () => {
    const { db, userId, request } = await createTestServer({ engine });
    const colleague = await aStaffMember(db);
    const mine = await aCustomer(db, { company_name: 'De Vaart' });
    await aReport(db, { customer_id: mine, user_id: colleague, scheduled: '2026-11-01 09:00:00' });
    await aReport(db, { customer_id: mine, user_id: userId, scheduled: '2026-11-20 09:00:00' });
    const theirs = await aCustomer(db);
    await aReport(db, { customer_id: theirs, user_id: colleague });
    const task_id = await aTask(db, { customer_id: mine, description: 'Pomp nakijken' });
    await aTask(db, { customer_id: mine, done: '2026-11-02 10:00:00' });
    await aTask(db, { customer_id: theirs });
    await aTask(db, { customer_id: await aCustomer(db) });

    const answer = await request(listPath('advisor_tasks', { filter: { user_id: userId, done: null } }));
    expect(answer.headers.get('Content-Range')).toBe('advisor_tasks 0-0/1');
    expect(await answer.json()).toMatchObject([
      { id: task_id, description: 'Pomp nakijken', customer_id: mine, company_name: 'De Vaart' },
    ]);
  });

  it('gives a task once to each advisor of its customer, however many their appointments are', async () => {
    const { db, userId, request } = await createTestServer({ engine });
    const colleague = await aStaffMember(db);
    const customer_id = await aCustomer(db);
    for (const scheduled of ['2026-11-16 09:00:00', '2026-10-16 09:00:00'])
      await aReport(db, { customer_id, user_id: userId, scheduled });
    await aReport(db, { customer_id, user_id: colleague, scheduled: '2027-03-01 09:00:00' });
    const task_id = await aTask(db, { customer_id });
    for (const user_id of [userId, colleague]) {
      const answer = await request(listPath('advisor_tasks', { filter: { user_id, done: null } }));
      expect(answer.headers.get('Content-Range')).toBe('advisor_tasks 0-0/1');
      expect(await answer.json()).toMatchObject([{ id: task_id, user_id }]);
    }
  });
});
