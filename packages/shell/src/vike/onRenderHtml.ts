import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { IconSprite } from 'virtual:clipfront/icon-sprite'
import { inlineScript } from 'virtual:clipfront/inline-script'
import { MARKS } from '../render/parseEnvelope.ts'

/**
 * Writes a page type's document around marks. Vike adds the page's styles, preloads and scripts; the result is the envelope
 * that a request fills, so that nothing of this is done while a shopper waits.
 */
export function onRenderHtml() {
  return escapeInject`<!DOCTYPE html>
<html ${dangerouslySkipEscape(MARKS.attributes)}>
<head>${dangerouslySkipEscape(MARKS.head)}</head>
<body>
${dangerouslySkipEscape(renderToStaticMarkup(createElement(IconSprite)))}
<div id="root">${dangerouslySkipEscape(MARKS.body)}</div>
<script type="application/json" id="state">${dangerouslySkipEscape(MARKS.state)}</script>
<script>${dangerouslySkipEscape(inlineScript)}</script>
</body>
</html>`
}
