/**
 * Posts a form. Custom headers would cost a preflight, which no page survives while it is being left, so there are none.
 * @param keepalive lets the request outlive the page; its body then counts towards the browser's 64 KiB
 * @throws {TypeError} (rejects) when there is no network, the body is too large for `keepalive`, or an extension blocks it
 */
export async function post(url: string, form: FormData, keepalive: boolean): Promise<void> {
  await fetch(url, { method: 'POST', body: form, keepalive, credentials: 'include', mode: 'cors' })
}
