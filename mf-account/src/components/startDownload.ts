/** Has the browser fetch a file of the site's own origin and keep it, without leaving the page. */
export function startDownload(url: string, name = ''): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Has the browser keep a text of the page as a file. */
export function downloadText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  startDownload(url, name);
  // Revoked at once, the address would be gone before the browser reads it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
