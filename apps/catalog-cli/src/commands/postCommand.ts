import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { slugify } from '@clipfront/feeds/draft'
import { pagePath } from '@clipfront/routing/page-paths'
import { parsePost } from '../editing/posts/parsePost.ts'
import { storePost } from '../editing/posts/storePost.ts'
import { defineCommand } from '../arguments/Command.ts'
import { EDITOR_OPTIONS, parseEditor, parseSite, UsageError } from '../arguments/parseArguments.ts'

/** `catalog post` */
export const postCommand = defineCommand({
  usage: `  post FILE --site CODE --by NAME --reason TEXT
      Puts a post into the blog, under the name of its file: terms.md becomes /blog/terms. The same file again changes
      nothing. It begins with a head between two lines of ---: title, summary, author; reviewer, category (a slug) and
      published (2026-11-20T08:00:00Z; a draft without it) as wanted. Then the text in Markdown, in which
      [offer](/stores/SLUG) alone in a paragraph is the place for the best live offer of that shop,
      [offer](/stores/SLUG?upk=KEY) for that one while it lives, and links to pages of the site alone in a paragraph or
      list are shown as such.`,
  examples: ['post posts/terms.md --site main/uk --by Mara --reason "new guide"'],
  options: { ...EDITOR_OPTIONS, site: { type: 'string' } },
  parse: ({ values, positionals: [file, ...more] }, environment) => {
    if (file === undefined || more.length > 0)
      throw new UsageError('Give one file: npm run catalog -- post FILE --site CODE.')
    if (values.site === undefined) throw new UsageError('No site is named. Give its code with --site CODE.')
    const site = parseSite(values.site)
    const slug = slugify(basename(file).replace(/\.[^.]*$/, ''))
    if (slug === '')
      throw new UsageError(`"${basename(file)}" gives no address. Call the file by what it is about: terms.md.`)
    const toChange = parseEditor(values, environment)
    return async (context) => {
      const post = parsePost(await readFile(file, 'utf8'))
      const fields = Object.keys(await storePost(context.database, site, slug, post, toChange(context)))
      context.print(`${site.domainLink}${pagePath('blog', slug)}`)
      context.print(fields.length > 0 ? `  changed: ${fields.join(', ')}` : '  It is so already; nothing was changed.')
      if (!post.publishedAt) context.print('  A draft: nobody sees it until its head says "published".')
    }
  },
})
