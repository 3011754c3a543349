import { create } from 'storybook/theming/create'

const TICKET =
  'M3 8a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v4.5a3.5 3.5 0 0 0 0 7V24a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-4.5a3.5 3.5 0 0 0 0-7z'
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 32" width="150" height="32"><path fill="#12603e" d="${TICKET}"/><path stroke="#fff" stroke-width="2.6" stroke-linecap="round" d="m20 11.5-8 9"/><text x="40" y="22" font-family="system-ui,sans-serif" font-size="18" font-weight="700" fill="#1d1a16">Clipfront</text></svg>`

/** How the workplace around the stories looks: quiet paper, so that the widgets are what one sees. Its colours are those of the palette. */
export const brand = create({
  base: 'light',
  brandTitle: 'Clipfront, the widgets',
  brandUrl: './?path=/docs/welcome--docs',
  brandTarget: '_self',
  brandImage: `data:image/svg+xml,${encodeURIComponent(picture)}`,
  colorPrimary: '#12603e',
  colorSecondary: '#12603e',
  appBg: '#f2eee5',
  appContentBg: '#faf8f3',
  appPreviewBg: '#faf8f3',
  appBorderColor: '#e2dbcd',
  appBorderRadius: 8,
  textColor: '#1d1a16',
  textMutedColor: '#5d574d',
  barBg: '#faf8f3',
  barTextColor: '#5d574d',
  barSelectedColor: '#12603e',
  barHoverColor: '#0c4a2f',
  inputBg: '#ffffff',
  inputBorder: '#8b8375',
  inputTextColor: '#1d1a16',
  fontBase: "'Hanken Grotesk', system-ui, sans-serif",
})
