/** Questions of one language with what they ask for, as `describeRead` of the test writes it: behind the bar what is searched for. */
export type QuestionCases = readonly (readonly [question: string, asksFor: string])[]
