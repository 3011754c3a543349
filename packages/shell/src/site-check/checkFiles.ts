import type { SiteCheck } from './CheckedSite.ts'

const FILES = { '/manifest.webmanifest': 'json', '/llms.txt': 'text/', '/favicon.ico': '' } as const

/** That what browsers and crawlers ask for by name is there. */
export const checkFiles: SiteCheck = async ({ ask }) => {
  const answers = await Promise.all(
    Object.entries(FILES).map(async ([path, type]) => ({ path, type, answer: await ask(path) })),
  )
  return answers.flatMap(({ path, type, answer: { status, headers } }) => {
    const found = String(headers['content-type'] ?? '')
    if (status < 400 && found.includes(type)) return []
    return [
      {
        part: path,
        problem: `answers ${status}, ${found}`,
        fix: 'packages/shell/src/server/answers serves it for every site.',
      },
    ]
  })
}
