type Rule = { name: string; comment: string; severity: 'error'; from: object; to: object };
declare const config: { forbidden: Rule[]; options: object };
export = config;
