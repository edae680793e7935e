/** Downloads a text, or the parts of one, as a file. */
export const download = (name: string, text: string | readonly Blob[], type = 'text/csv;charset=utf-8') => {
  const url = URL.createObjectURL(new Blob([text].flat(), { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
