declare function acceptPage(source: string): string;
export = acceptPage;
