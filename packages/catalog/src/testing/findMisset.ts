interface Typography {
  /** Quotes and apostrophes as the language sets them. */
  marks: string
  /** What cannot stand in a text of it. */
  wrong?: RegExp
}

const TYPOGRAPHY: Readonly<Record<string, Typography>> = {
  'en-US': { marks: '“”’' },
  'en-GB': { marks: '“”’' },
  // Every quote that is opened is closed; neither du nor Sie.
  de: { marks: '„“’', wrong: /(?:^|“)[^„“]*“|„[^“]*(?:„|$)|\bSie\b|\bIhr/ },
  // A narrow no-break space keeps a mark on its line.
  fr: { marks: '«»’', wrong: /(?<!\u202F)[:;!?»]|«(?!\u202F)/ },
  es: { marks: '«»' },
  da: { marks: '”’' },
  // Signs as wide as the letters.
  ja: { marks: '「」', wrong: /[,.!?:;()]/ },
  ar: { marks: '«»', wrong: /[,;?]/ },
}

/** Whatever opens, closes or leaves out, in any language; the straight ones are nobody's. */
const MARKS = /["'“”„‟‘’‚«»‹›「」『』]/g
/** Figures have points and commas of their own. */
const FIGURES = /\d[\d.,]*/g

/** Which of the texts are not set as the language sets them. */
export function findMisset(language: string, texts: readonly string[]): string[] {
  const { marks, wrong } = TYPOGRAPHY[language] ?? { marks: '' }
  return texts.filter((text) => {
    const words = text.replaceAll(FIGURES, '#')
    return (words.match(MARKS) ?? []).some((mark) => !marks.includes(mark)) || wrong?.test(words)
  })
}
