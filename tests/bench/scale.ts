import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNT } from '../../server/auth/demoAccount';
import { basic } from '../support/basic';
import { startServer } from '../support/serverProcess';
import { filledPlace } from './load';
import { measure } from './measure';

/**
 * What the long lists take on more of the demonstration data: a page, a sort and a search of the orders at `/api`, and
 * v2's whole list, each from call to answer, and as a ratio to the same on the usual data.
 */

const page = (sort: [string, 'ASC' | 'DESC'], filter = {}) =>
  `/api/transactions?${new URLSearchParams({ range: '[0,24]', sort: JSON.stringify(sort), filter: JSON.stringify(filter) })}`;

const CALLS: Readonly<Record<string, string>> = {
  'floor: one query': '/readyz',
  'first page of the orders': page(['orderno', 'DESC']),
  'sorted by company': page(['company_name', 'ASC']),
  'a name is searched': page(['orderno', 'DESC'], { q: 'jansen' }),
  'a common word is searched': page(['orderno', 'DESC'], { q: 'info@' }),
  'a shop and a period': page(['orderno', 'DESC'], { shop_id: 1, created_gte: '2026-01-01' }),
};
const WHOLE = '/v2/dashboard/overviewTransactions';

/** Of a process, in Linux: the CPU it has had, in milliseconds, and the most memory, in MB. */
const costOf = (pid: number) => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const ticks = fields.split(' ').slice(11, 13).map(Number);
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { cpu: ticks.reduce((sum, one) => sum + one * 10, 0), peak: Number(peak) / 1024 };
};

/** Figures by name; those of the whole list are of one reading. */
const figuresAt = async (scale: number): Promise<Record<string, number>> => {
  const { settings, remove } = await filledPlace(scale);
  const { server, listening, stop } = startServer({ ...settings, LOG_LEVEL: 'error' });
  try {
    const url = await listening;
    const login = { method: 'POST', headers: { Authorization: basic(DEMO_ACCOUNT.username, DEMO_ACCOUNT.password) } };
    const { data } = await (await fetch(`${url}/v2/accounts/login`, login)).json();
    const read = async (path: string) => {
      const answer = await fetch(url + path, { headers: { Authorization: `Bearer ${data.API_token}` } });
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      return answer.text();
    };
    const figures: Record<string, number> = {};
    for (const [what, path] of Object.entries(CALLS))
      figures[`${what}, ms`] = (
        await measure(
          what,
          () => undefined,
          () => read(path),
        )
      ).ms;
    const before = costOf(server.pid ?? 0);
    const start = performance.now();
    const text = await read(WHOLE);
    const after = costOf(server.pid ?? 0);
    return {
      ...figures,
      "v2's whole list, ms": performance.now() - start,
      "v2's whole list, ms of CPU": after.cpu - before.cpu,
      "v2's whole list, MB of JSON": text.length / 1e6,
      'the most memory, MB': after.peak,
      'the most memory before it, MB': before.peak,
    };
  } finally {
    await stop();
    await remove();
  }
};

export const atScale = async (scale: number): Promise<string> => {
  const [usual, more] = [await figuresAt(1), await figuresAt(scale)];
  return Object.entries(more)
    .map(([what, figure]) => {
      const one = usual[what] ?? Number.NaN;
      return `${what.padEnd(40)} ${one.toFixed(1).padStart(9)} ${figure.toFixed(1).padStart(9)} ${(figure / one).toFixed(2).padStart(8)} x`;
    })
    .join('\n');
};
