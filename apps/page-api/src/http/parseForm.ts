import { PageError } from '@clipfront/routing/errors'

/**
 * A multipart body that was received whole; its size was limited on the way in.
 * @throws {PageError} 400: it is not what its content type says
 */
export async function parseForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    // The platform's own parser, the one that `fetch` reads forms with.
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
  } catch {
    throw new PageError(
      400,
      'bad-form',
      'The body is not a well-formed multipart form. Send it as a browser sends FormData.',
    )
  }
}
