/** An older installation: the list in the answer to this path has one more row, which nobody can read. */
export const withOddRow =
  (path: string, name?: string) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    if (!String(input).endsWith(path)) return answer;
    const { code, data } = await answer.json();
    (name ? data[name] : data).unshift('geen rij');
    return Response.json({ code, data });
  };
