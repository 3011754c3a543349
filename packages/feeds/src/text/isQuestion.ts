const ASKING =
  /^(?:what|which|how|where|when|why|is|are|does|do|did|can|could|should|would|has|have|any|anyone|anybody|looking for|need|help|want to (?:get|find|buy)|iso|wtb|wtt)\b/i
const TAGGED = /^[[({]?\s*(?:request|question|discussion|meta|help|psa)\s*[\])}:]/i

/** True for a post that asks for an offer instead of making one. A question with a percentage is an advertisement. */
export function isQuestion(title: string): boolean {
  if (TAGGED.test(title.trim())) return true
  const bare = title.replaceAll(/\[[^[\]]*\]/g, ' ').trim()
  return /\?[\s!)]*$/.test(bare) && ASKING.test(bare) && !/\d\s?%/.test(bare)
}
