/** Attributes that the content security policy forbids: inline styles and inline handlers. */
export function forbiddenAttributes(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element
      .getAttributeNames()
      .filter((name) => name === 'style' || name.startsWith('on'))
      .map((name) => `<${element.localName} ${name}="${element.getAttribute(name)}">`),
  )
}
