import { ask } from '../ask.ts'

/** Page data as the site's own server sends it. */
export async function askPageData(port: number, host: string, path: string): Promise<string> {
  return (await ask(port, host, `/api/page?url=${encodeURIComponent(path)}`)).body
}
